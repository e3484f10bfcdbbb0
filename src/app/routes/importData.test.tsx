import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { utils, write } from 'xlsx'
import { faceOf } from '#activity/face.ts'
import { readSheets } from '#activity/importData/readSheets.ts'
import type { SheetQuestion } from '#activity/importData/sheetWorker.ts'
import { boardPolls } from '#domain/evaluate/read.ts'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import { openPulse } from '#support/views/openPulse.tsx'
import { faces } from '../registries/faces.ts'

/** The browser's threads, which these tests have none of: reads a sheet on this one. */
class Thread {
  onmessage: (said: { data: unknown }) => void = () => undefined
  terminate(): void {}
  postMessage({ data, language }: SheetQuestion): void {
    void readSheets(data, language).then((answer) => this.onmessage({ data: answer }))
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

/** Opens the dialog over an activity and chooses a file in it, with these texts one below the other. */
async function importing(
  { part, show }: ReturnType<typeof openEvaluate | typeof openPulse>,
  texts: string[],
) {
  const Import = faceOf(faces, part)?.ImportData
  show(Import && <Import part={part} onClose={() => undefined} />)
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(texts.map((text) => [text])), 'Ideas')
  await choose(new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'ideas.xlsx'))
  fireEvent.keyDown(await screen.findByRole('grid'), { key: 'a', ctrlKey: true })
}
const choose = async (file: File): Promise<void> => {
  const field = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await act(async () => fireEvent.change(field, { target: { files: [file] } }))
}
const runImport = () => fireEvent.click(screen.getByRole('button', { name: 'Import' }))

test('[N3] [N4] [EV3] each text becomes something to vote on; one that is too long is told with the reason', async () => {
  const opened = openEvaluate('facilitator')
  await importing(opened, ['Milk', 'x'.repeat(251), 'Cocoa'])
  screen.getByText('3 texts are selected (A1:A3). One is longer', { exact: false })
  runImport()
  await screen.findByText('2 of 3 were added.', {}, { timeout: 5000 })
  within(screen.getByRole('list', { name: 'One text was not added' })).getByText(
    /251 characters; at most 250/,
  )
  expect(boardPolls(opened.docs.desk).map(({ text }) => text)).toEqual([
    ...['Tea', 'Juice', 'Water', 'Milk', 'Cocoa'],
  ])
})

test('[N3] texts become statements of the chosen categories, which are asked for', async () => {
  const opened = openPulse('facilitator')
  await importing(opened, ['We plan', 'We learn'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Work' }))
  runImport()
  await screen.findByText('All 2 were added.', {}, { timeout: 5000 })
  expect(opened.entries().map(({ variables }) => variables)).toMatchObject([
    { sliderGroupId: 'work', sliderText: 'We plan' },
    { sliderGroupId: 'work', sliderText: 'We learn' },
  ])
})

test('[N1] a file of another type, or one with a password, is refused with the reason', async () => {
  await importing(openEvaluate('facilitator'), ['Milk'])
  await choose(new File(['Tea'], 'ideas.csv'))
  expect(screen.getByRole('alert').textContent).toContain('Invalid File Type')
  await choose(new File([readFileSync('tests/fixtures/sheets/password.xlsx')], 'ideas.xlsx'))
  await screen.findByText(/protected with a password/)
})
