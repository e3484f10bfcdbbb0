import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { exportedBrainstorm } from '#domain/brainstorm/exported.ts'
import type { ExportedBrainstorm } from '#domain/brainstorm/exported.ts'
import type { ExportedWorkshop } from '#domain/exports/exportedWorkshop.ts'
import { issuesFile } from '#server/rest/issuesFile.ts'
import { workbookFile } from '#server/rest/workbookFile.ts'

/** Texts that spreadsheets take for a formula, and characters that their files cannot contain. */
const nasty = [
  ...['=1+2', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '_x0041_', 'a & <b>', '\ud800 half', 'bell \u0007'],
  '"quoted", and so on',
]

const brainstorm: ExportedBrainstorm = {
  description: 'All of it',
  topics: [{ text: '=Topic', hidden: true }],
  questions: [{ text: 'Question #1', hidden: false }],
  groups: [],
  posts: nasty.map((text) => ({
    ...{ topic: 0, question: 0, text, desc: '=desc', likes: 1, createdAt: 1_763_700_000, group: null },
    ...{ shown: false, comments: [{ text: '=comment', createdAt: 1_763_700_059, replies: [] }] },
  })),
}
const activity = exportedBrainstorm(brainstorm)
const workshop: ExportedWorkshop = {
  ...{ name: '=Kick-off', id: 'abcd2345', createdAt: 1_763_700_000, exportedAt: 1_763_790_000 },
  facilitators: ['Åsa Öst'],
  parts: [
    { name: 'Ideas', content: 'workshop | brainstorm', hidden: false, activity },
    { name: 'ideas', content: 'workshop | brainstorm', hidden: true, activity },
    { name: 'Slides', content: 'workshop | presentpdf', hidden: false, activity: null },
  ],
}

async function bookOf(language: string, zone = 'UTC') {
  const file = await workbookFile(workshop, { language, zone })
  return read(file, { cellFormula: true, cellNF: true, cellStyles: true, UTC: true })
}

test('[V2] text that looks like a formula is stored as text in every cell, unchanged', async () => {
  const book = await bookOf('en')
  expect(book.SheetNames).toEqual(['Overview', 'Ideas', 'ideas (2)'])
  for (const sheet of Object.values(book.Sheets))
    for (const [address, cell] of Object.entries(sheet) as [string, { t: string; f?: string }][])
      if (!address.startsWith('!')) expect(cell.f, address).toBeUndefined()
  const lines = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Ideas ?? {})
  const answers = lines.filter(({ Kind }) => Kind === 'Answer')
  const texts = answers.map(({ Text }) => String(Text).trim())
  const cleaned = ['=1', '=1', '_x0041_', 'a & <b>', 'half', 'bell', '"quoted", and so on']
  expect(texts).toEqual([...nasty.slice(0, 4), ...cleaned])
  expect(answers[0]).toMatchObject({
    ...{ Topic: '=Topic (hidden)', Question: 'Question #1', Description: '=desc', Likes: 1 },
    'Participants see it': 'No',
  })
})

test('the overview describes the exported activity, in the language and time zone of the user who exports', async () => {
  const book = await bookOf('sv', 'Europe/Stockholm')
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets['Översikt'] ?? {}, { header: 1, raw: false })
  expect(rows.slice(0, 3)).toEqual([
    ['Session', '=Kick-off'],
    ['Sessions-ID', 'abcd2345'],
    ['Skapad', '2025-11-21 05:40'],
  ])
  expect(rows.at(-3)).toEqual(['Ideas', 'All of it', 'Kan öppna den', '1', '1', '0', '11', '11'])
  expect(rows.at(-1)).toEqual(['Slides', undefined, 'Kan öppna den'])
})

test('a row is as high as its text has lines, and grows with what is written into it later', async () => {
  const texts = [
    'short',
    'first\nsecond\n\nfourth',
    'word '.repeat(50).trim(),
    'x'.repeat(250),
    '日'.repeat(60),
  ]
  const posts = texts.map((text, index) => ({
    ...{ topic: 0, question: 0, text, desc: '', likes: 0, createdAt: index, group: null, shown: true },
    comments: [],
  }))
  const parts = [
    { name: 'Ideas', content: '', hidden: false, activity: exportedBrainstorm({ ...brainstorm, posts }) },
  ]
  const file = await workbookFile({ ...workshop, parts }, { language: 'en', zone: 'UTC' })
  const sheet = read(file, { cellStyles: true }).Sheets.Ideas
  // The heading of the participants' view takes two lines.
  const heights = sheet?.['!rows']?.map(({ hpt }) => hpt)
  expect(heights).toEqual([30, undefined, 60, 75, 75, 45])
  const { files } = read(file, { bookFiles: true }) as unknown as {
    files: Record<string, { content: Buffer }>
  }
  expect(files['xl/worksheets/sheet2.xml']?.content.toString()).not.toContain('customHeight')
})

test('[V2] a line of the CSV file is no formula either, and it is read as UTF-8', () => {
  if (!activity.issues) throw new Error('answers are issues')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(issuesFile(activity.issues))
  expect(text.startsWith('\ufeffSummary,Description,Issue Type,Labels,Labels,Labels,Labels,Votes\r\n')).toBe(
    true,
  )
  expect(text.endsWith('\r\n')).toBe(true)
  const fields = text.split(/[,\n]/).map((field) => field.replace(/^"/, ''))
  expect(fields.filter((field) => /^[=+\-@\t\r]./.test(field))).toEqual([])
  expect(text).toContain("'=1+2")
  expect(text).toContain('"""quoted"", and so on"')
})
