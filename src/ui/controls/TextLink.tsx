import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './buttonVariants.ts';
import { classNames } from './classNames.ts';
import styles from './TextLink.module.css';

type Destination =
  | { readonly to: string; readonly href?: never }
  /** Another site, a mail address, or a page that needs a full load. */
  | { readonly href: string; readonly to?: never };

export type TextLinkProps = Destination & {
  readonly children: ReactNode;
  /** Gives a link that stands by itself the height of a finger. */
  readonly isRoomy?: boolean;
  /** Before it is followed. */
  readonly onPress?: (() => void) | undefined;
};

export function TextLink({ isRoomy = false, onPress, ...props }: TextLinkProps) {
  return <Anchor {...props} onClick={onPress} className={classNames(styles.link, isRoomy && styles.roomy)} />;
}

export type ButtonLinkProps = Destination & ButtonLook & { readonly children: ReactNode };

/** Looks like a button and goes somewhere; what does something is a Button. */
export function ButtonLink({ variant, size, isWide, ...props }: ButtonLinkProps) {
  return (
    <Anchor
      {...props}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) })}
    />
  );
}

type AnchorProps = Destination & {
  readonly className: string;
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
};

function Anchor({ to, href, ...rest }: AnchorProps) {
  return to === undefined ? <a href={href} {...rest} /> : <RouterLink to={to} {...rest} />;
}
