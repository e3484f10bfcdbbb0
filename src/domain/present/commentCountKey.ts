/** The key of `counts` that holds the number of comments on a page. SPEC SL14 */
export function commentCountKey(page: number | ''): string {
  return `comments:${page}`
}
