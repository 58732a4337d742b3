type File = { readonly name: string; readonly type: string; readonly bytes: ArrayBuffer };

/** Hands a file to the browser's downloads. What it holds was fetched before: a plain link cannot be signed. */
export function saveFile({ name, type, bytes }: File): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
