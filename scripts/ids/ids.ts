/** The location of a text in the repository, and its content. Paths are relative to the repository, with `/`. */
export interface SourceText {
  path: string
  text: string
}

const id = '[A-Z]{1,2}\\d{1,2}'
/** `- **B5** …` and `| **Z5** | …`: a rule in a list or in a table. */
const definition = new RegExp(`^(?:- |\\| )\\*\\*(${id})\\*\\*`, 'gm')
/** `[B5]`, `[I2, I3]` */
const inBrackets = new RegExp(`\\[(${id}(?:, ${id})*)\\]`, 'g')
/** `test('[B5] …')`, `'[B5] [C2, C3] …'`: ids at the beginning of a title. */
const titled = new RegExp(`['"\`]((?:\\[${id}(?:, ${id})*\\] ?)+)`, 'g')
/**
 * `SPEC B5`, `SPEC A2, E1`, `SPEC K6 to K9`, `hazard H4`; a list may continue in the next line of a comment. `Rule: B5`
 * in the header of a mutation.
 */
const cited = new RegExp(
  `\\b(?:SPEC|Rules?:|hazards?|hazard tests?)\\s+(${id}(?:(?:,| and| to)\\s+(?:\\* )?${id})*)`,
  'g',
)

/**
 * The mistakes in ids of rules, limits and hazards: ids that are quoted and undefined, defined twice, out of order in
 * their document, or in no title of a test.
 *
 * @param texts all texts that may quote an id; Markdown files define them
 * @returns one sentence for each mistake, in the order of the texts
 */
export function idMistakes(texts: readonly SourceText[]): string[] {
  const documents = texts.filter(({ path }) => path.endsWith('.md'))
  const defined = documents.flatMap((document) =>
    definedIn(document).map((one) => ({ one, path: document.path })),
  )
  const known = new Set(defined.map(({ one }) => one))
  const tested = new Set(texts.filter(isTest).flatMap(titledIn))
  const twice = defined.filter(({ one }, index) => defined.findIndex((other) => other.one === one) < index)
  return [
    ...twice.map(({ one, path }) => `${path}: ${one} is defined a second time`),
    ...documents.flatMap(outOfOrder),
    ...defined
      .filter(({ one }) => !tested.has(one))
      .map(({ one, path }) => `${path}: ${one} stands in no title of a test`),
    ...texts.flatMap(({ path, text }) =>
      allQuotedIn({ path, text }, known)
        .filter((one) => !known.has(one))
        .map((one) => `${path}: ${one} is defined nowhere`),
    ),
  ]
}

function definedIn({ text }: SourceText): string[] {
  return [...text.matchAll(definition)].map(([, one = '']) => one)
}

/** Shared suites of tests do not end in `.test.ts`. */
function isTest({ path }: SourceText): boolean {
  return /\.test\.tsx?$|^(supabase\/)?tests\/.*\.tsx?$/.test(path)
}

function titledIn({ text }: SourceText): string[] {
  return [...text.matchAll(titled)].flatMap(([ids]) => idsIn(ids))
}

function outOfOrder(document: SourceText): string[] {
  const last = new Map<string, number>()
  return definedIn(document).flatMap((one) => {
    const [letters, number] = [lettersOf(one), Number(one.replace(/\D+/, ''))]
    const before = last.get(letters) ?? 0
    last.set(letters, number)
    return number > before ? [] : [`${document.path}: ${one} stands behind ${letters}${before}`]
  })
}

/** The ids that a text quotes in brackets, as titles of tests do. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(inBrackets)].flatMap(([list]) => idsIn(list))
}

/** The ids that a text quotes in any form, each once. */
function allQuotedIn(source: SourceText, known: ReadonlySet<string>): string[] {
  const inComments = [...source.text.matchAll(cited)].flatMap(([list]) => idsIn(list))
  return [...new Set([...inComments, ...quotedIn(source.text), ...crossReferences(source, known)])]
}

/** A document that defines ids quotes others without brackets: there every word with the letters of an id is one. */
function crossReferences(source: SourceText, known: ReadonlySet<string>): string[] {
  if (!source.path.endsWith('.md') || definedIn(source).length === 0) return []
  const letters = new Set([...known].map(lettersOf))
  return idsIn(source.text).filter((one) => letters.has(lettersOf(one)))
}

function idsIn(text: string): string[] {
  return text.match(new RegExp(`\\b${id}\\b`, 'g')) ?? []
}

function lettersOf(one: string): string {
  return one.replace(/\d+/, '')
}
