import type { ExportedComment, ExportedIssue, ExportedIssues } from '../activity/exported.ts'

const summaryLength = 255

/** The label of issues that participants do not see. */
const hiddenLabel = 'hidden'

/**
 * Columns in the form that issue trackers such as Jira import. A field with several values has several columns with its
 * name.
 */
export function issueColumns({ facts, numbers = [] }: ExportedIssues): string[] {
  const labels = [...facts, hiddenLabel].map(() => 'Labels')
  return ['Summary', 'Description', 'Issue Type', ...labels, 'Votes', ...headingsOf(numbers)]
}

/** The issues of an activity as rows. */
export function issueRows({ facts: names, numbers = [], list }: ExportedIssues): string[][] {
  return list.map((issue) => [
    oneLine(issue.text).slice(0, summaryLength).toWellFormed(),
    descriptionOf(issue, names),
    'Task',
    ...issue.facts.map((fact, index) => labelOf(fact, names[index])),
    issue.shown ? '' : hiddenLabel,
    String(issue.votes),
    ...numbers.map((_, index) => String(issue.numbers?.[index] ?? '')),
  ])
}

/**
 * Headings without punctuation, on which Jira's importer fails: titles of axes are typed by people. Those that would be
 * equal are numbered, as columns with one name would be values of one field. SPEC V5
 */
function headingsOf(names: readonly string[]): string[] {
  const plain = names.map((name) => oneLine(name.replace(/[^\p{L}\p{N}]+/gu, ' ')))
  return plain.map((name, index) => (plain.indexOf(name) < index ? `${name} ${index + 1}` : name))
}

/** Makes a label: spaces, commas and semicolons become hyphens. A number alone says nothing, so its name precedes it. SPEC V3 */
function labelOf(fact: string, name = ''): string {
  const text = oneLine(fact)
  return (/^\d+$/.test(text) ? `${oneLine(name)} ${text}` : text)
    .replace(/[\s,;]+/g, '-')
    .slice(0, summaryLength)
    .toWellFormed()
}

function descriptionOf({ text, desc, facts, comments }: ExportedIssue, names: readonly string[]): string {
  // The summary has one line; a longer text is repeated in full here.
  const whole = text.trim() === oneLine(text) ? '' : text.trim()
  const about = facts.flatMap((value, index) => (value === '' ? [] : `${names[index]}: ${oneLine(value)}`))
  const said = comments.length === 0 ? [] : ['Comments:', ...comments.flatMap(linesOf)]
  return [whole, desc.trim(), about.join('\n'), said.join('\n')].filter(Boolean).join('\n\n')
}

function linesOf({ text, replies }: ExportedComment): string[] {
  return [`* ${oneLine(text)}`, ...replies.map((reply) => `** ${oneLine(reply.text)}`)]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
