/** Makes it when it is first asked for. Formatters are dear: five take a slow telephone a tenth of a second. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
