/** What was done to a file below the journalled folder, in the order it was done; `acknowledged` is no file's, but what somebody was told. */
export type FileOperation =
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: string }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | { readonly kind: 'create' | 'mkdir' | 'remove'; readonly path: string }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'acknowledged'; readonly what: string };
