import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { FaqSection, type ShownQuestion } from './FaqSection.tsx';

const questions: ShownQuestion[] = Array.from({ length: 22 }, (_, index) => ({
  id: `q${index}`,
  question: `Question ${index + 1}?`,
  answer: [`Answer ${index + 1}.`],
  isShownFirst: index < 5,
}));

test('five questions are shown, all 22 on request, and every answer is in the page from the start (LAN-16, D-15)', async () => {
  const { container } = renderScreen(<FaqSection questions={questions} />);
  const shown = () => [...container.querySelectorAll('details')].filter(({ hidden }) => !hidden).length;
  expect(shown()).toBe(5);
  for (const { answer } of questions) expect(container).toHaveTextContent(answer.join(' '));
  const button = screen.getByRole('button', { name: 'Show all 22 questions' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(shown()).toBe(22);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toBe(5);
});
