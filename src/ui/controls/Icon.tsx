import styles from './Icon.module.css';

/** Drawn on a 20 × 20 grid with one 1.75 stroke in the text's colour, so that forced colours reach them. */
const shapes = {
  alert:
    'M10 6.2v4.6M10 13.7v.1M8.7 3.3 2 15a1.5 1.5 0 0 0 1.3 2.2h13.4A1.5 1.5 0 0 0 18 15L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z',
  arrowRight: 'M3.5 10h13M11.5 5l5 5-5 5',
  bell: 'M5 8.2a5 5 0 0 1 10 0c0 4.6 1.8 5.6 1.8 5.6H3.2S5 12.8 5 8.2ZM8.3 16.6a2 2 0 0 0 3.4 0',
  check: 'm4 10.6 4 4 8-9',
  chevronDown: 'm5 7.5 5 5 5-5',
  chevronRight: 'm7.5 5 5 5-5 5',
  circleCheck: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM6.6 10.3l2.4 2.4 4.5-5',
  circleCross: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM7.4 7.4l5.2 5.2M12.6 7.4l-5.2 5.2',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 5.8V10l2.8 1.8',
  cross: 'm5 5 10 10M15 5 5 15',
  dash: 'M4.5 10h11',
  eye: 'M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10s-3 5.5-8.2 5.5S1.8 10 1.8 10ZM10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  eyeOff:
    'M3 3l14 14M8.2 4.7c.6-.1 1.2-.2 1.8-.2 5.2 0 8.2 5.5 8.2 5.5s-.8 1.4-2.2 2.8M5 6.2C2.9 7.7 1.8 10 1.8 10s3 5.5 8.2 5.5c1.4 0 2.6-.4 3.7-.9M8.4 8.5a2.3 2.3 0 0 0 3.1 3.2',
  info: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9.2v4.6M10 6.4v.1',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  sun: 'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 1.8v1.7M10 16.5v1.7M1.8 10h1.7M16.5 10h1.7M4.2 4.2l1.2 1.2M14.6 14.6l1.2 1.2M15.8 4.2l-1.2 1.2M5.4 14.6l-1.2 1.2',
} as const;

export type IconName = keyof typeof shapes;

/** Always beside words, so it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
