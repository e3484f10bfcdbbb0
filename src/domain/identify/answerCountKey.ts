/** The key of `counts` that holds the number of answers under a topic. SPEC Y6 */
export function answerCountKey(topicId: string): string {
  return `answers:${topicId}`
}
