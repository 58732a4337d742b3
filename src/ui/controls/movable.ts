/** Of what is wider than its place: keys move it along as fingers do, also where a browser lets nobody focus it by itself. */
export const movable = { tabIndex: 0 };
