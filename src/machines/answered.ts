/**
 * What a statechart has learned by the time it reaches a state, which TypeScript cannot see.
 * Throws the name of what it has not learned: then the chart is wrong.
 */
export const answered = <Answers, Name extends keyof Answers & string>(
  answers: Answers,
  name: Name,
): NonNullable<Answers[Name]> => answers[name] ?? refuse(name);

function refuse(name: string): never {
  throw new Error(`${name} was needed before it was answered`);
}
