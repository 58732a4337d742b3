/** The build makes blocks of our Markdown (`scripts/proseAsBlocks.ts`). */
declare module '*.md' {
  export const blocks: readonly import('#src/content/contentBlocks.ts').ContentBlock[];
}
