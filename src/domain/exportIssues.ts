import type { ExportedComment, ExportedIssue, ExportedIssues } from './activity/exported.ts'

const summaryLength = 255

/** The label of what participants do not see. */
const hiddenLabel = 'hidden'

/** Columns as an import into Jira and its likes knows them. Several values of a field stand in several columns of its name. */
export function issueColumns({ facts }: ExportedIssues): string[] {
  const labels = [...facts, hiddenLabel].map(() => 'Labels')
  return ['Summary', 'Description', 'Issue Type', ...labels, 'Votes']
}

/** Each issue of an activity as a line. */
export function issueRows({ facts: names, list }: ExportedIssues): string[][] {
  return list.map((issue) => [
    oneLine(issue.text).slice(0, summaryLength).toWellFormed(),
    descriptionOf(issue, names),
    'Task',
    ...issue.facts.map(labelOf),
    issue.shown ? '' : hiddenLabel,
    String(issue.votes),
  ])
}

/** A label has no spaces. */
function labelOf(text: string): string {
  return oneLine(text)
    .replace(/[\s,;]+/g, '-')
    .slice(0, summaryLength)
    .toWellFormed()
}

function descriptionOf({ text, desc, facts, comments }: ExportedIssue, names: readonly string[]): string {
  // A summary is one line: what more there is stands here whole.
  const whole = text.trim() === oneLine(text) ? '' : text.trim()
  const about = facts.flatMap((value, place) => (value === '' ? [] : `${names[place]}: ${oneLine(value)}`))
  const said = comments.length === 0 ? [] : ['Comments:', ...comments.flatMap(linesOf)]
  return [whole, desc.trim(), about.join('\n'), said.join('\n')].filter(Boolean).join('\n\n')
}

function linesOf({ text, replies }: ExportedComment): string[] {
  return [`* ${oneLine(text)}`, ...replies.map((reply) => `** ${oneLine(reply.text)}`)]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
