/** The key of `counts` that holds the number of answers to a question under a topic. */
export function postCountKey(multiTopicId: string, questionId: string): string {
  return `posts:${multiTopicId}:${questionId}`
}
