import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourcesIn } from '#support/sources.ts'

/** Attributes that are shown or read out. */
const spoken =
  /^(aria-(label|description|roledescription)|title|placeholder|alt|label|description|hint|heading)$/
const sentence = /^\p{Lu}\p{Ll}* \p{Ll}/u
/** Calls with what people do not read: errors for the log, and what a browser or a library says. */
const unread = /^(\w*Error|console\.\w+|failed|\w+\.includes)$/
const ofBrowsers = 'Failed to fetch '

/** Words in the code of a screen, instead of a catalogue that is translated. */
function wordsIn(node: ts.Node, file: ts.SourceFile): string[] {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
  if (isCall && unread.test(node.expression.getText(file))) return []
  const within: string[] = []
  ts.forEachChild(node, (child) => void within.push(...wordsIn(child, file)))
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? [node.text.trim()] : []
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
    const { text } = node.initializer
    return spoken.test(node.name.getText(file)) && /\p{L}{2}/u.test(text) ? [text] : within
  }
  const isText =
    ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)
  return isText && sentence.test(node.text) && node.text !== ofBrowsers ? [node.text] : within
}

test('no text of a screen is written in its code: the catalogues have all of them', () => {
  const found = ['app', 'features', 'ui', 'activity'].flatMap((folder) =>
    sourcesIn(`src/${folder}`)
      .filter(({ path, text }) => !path.endsWith('.sv.ts') && !/satisfies (Catalogue|Translation)/.test(text))
      .flatMap(({ path, text }) => {
        const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
        return wordsIn(file, file).map((words) => `${path}: ${words}`)
      }),
  )
  expect(found).toEqual([])
})
