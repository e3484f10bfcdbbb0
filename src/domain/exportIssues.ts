import type { ExportedBrainstorm, ExportedComment, ExportedPost } from './brainstorm/exportValues.ts'

const summaryLength = 255
// Several values of a field stand in several columns of its name.
const labelColumns = ['Labels', 'Labels', 'Labels', 'Labels']

/** Columns as an import into Jira and its likes knows them. */
export const issueColumns = ['Summary', 'Description', 'Issue Type', ...labelColumns, 'Votes']

/** The label of what participants do not see. */
const hiddenLabel = 'hidden'

/** Each answer of a brainstorm as an issue, in the order of topics and questions. */
export function issueRows(brainstorm: ExportedBrainstorm): string[][] {
  const { topics, questions, groups } = brainstorm
  const inOrder = brainstorm.posts.toSorted((a, b) => a.topic - b.topic || a.question - b.question)
  return inOrder.map((post) => {
    const topic = topics[post.topic]?.text ?? ''
    const question = questions[post.question]?.text ?? ''
    const group = post.group === null ? '' : (groups[post.group]?.title ?? '')
    const labels = [topic, question, group].map(labelOf)
    return [
      oneLine(post.text).slice(0, summaryLength).toWellFormed(),
      descriptionOf(post, [
        ['Topic', topic],
        ['Question', question],
        ['Group', group],
      ]),
      'Task',
      ...labels,
      post.shown ? '' : hiddenLabel,
      String(post.likes),
    ]
  })
}

/** A label has no spaces. */
function labelOf(text: string): string {
  return oneLine(text)
    .replace(/[\s,;]+/g, '-')
    .slice(0, summaryLength)
    .toWellFormed()
}

function descriptionOf({ text, desc, comments }: ExportedPost, facts: [string, string][]): string {
  // A summary is one line: what more there is stands here whole.
  const whole = text.trim() === oneLine(text) ? '' : text.trim()
  const about = facts.flatMap(([name, value]) => (value === '' ? [] : `${name}: ${oneLine(value)}`))
  const said = comments.length === 0 ? [] : ['Comments:', ...comments.flatMap(linesOf)]
  return [whole, desc.trim(), about.join('\n'), said.join('\n')].filter(Boolean).join('\n\n')
}

function linesOf({ text, replies }: ExportedComment): string[] {
  return [`* ${oneLine(text)}`, ...replies.map((reply) => `** ${oneLine(reply.text)}`)]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
