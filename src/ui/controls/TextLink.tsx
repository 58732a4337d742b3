import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './Button.tsx';
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
};

export function TextLink({ isRoomy = false, ...props }: TextLinkProps) {
  return <Anchor {...props} className={classNames(styles.link, isRoomy && styles.roomy)} />;
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

function Anchor({ to, href, ...rest }: Destination & { readonly className: string; readonly children: ReactNode }) {
  return to === undefined ? <a href={href} {...rest} /> : <RouterLink to={to} {...rest} />;
}
