/** Loads the parts of the shell that nobody sees first. */
export const loadShellParts = () => import('./shellParts.ts')
