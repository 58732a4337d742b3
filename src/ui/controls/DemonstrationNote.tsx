import { createElement, type ReactNode } from 'react';
import { demonstrationElement } from '#contract/site/site.ts';
import { isDemonstration } from '#src/locales/demonstration.ts';
import styles from './DemonstrationNote.module.css';

/** What is only true of a demonstration. It is an element of its own, for the server to take it out whole. */
export function DemonstrationNote({ children }: { readonly children: ReactNode }) {
  return isDemonstration() ? createElement(demonstrationElement, { className: styles.note }, children) : null;
}
