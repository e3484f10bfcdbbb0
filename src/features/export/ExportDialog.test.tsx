import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contents } from '#domain/workshop/content.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { watchSavedFiles } from '#support/views/savedFiles.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { ExportDialog } from './ExportDialog.tsx'

const fetched = vi.fn<typeof fetch>()
let workshopId = ''
let rooms = 0
const room = () => roomFor(workshopId, { kind: 'account', ...account })
const token = { generateToken: { token: { token: 't' } } }

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()))

/** A facilitator's dialog in a session with two brainstorms and a pulse. */
async function open() {
  workshopId = `export${++rooms}`
  const felt = agendaPart('Felt', { position: 1, content: contents.pulse })
  room()
    .documents.get({ kind: 'state', id: workshopId })
    .fill((state) => {
      for (const part of [agendaPart('Ideas'), felt, agendaPart('Next', { position: 2 })])
        stateRoots.parts(state).set(part.id, part)
    })
  const server = showAnsweringByHand(workshopId, <ExportDialog onClose={() => undefined} />)
  await screen.findByRole('dialog')
  return server
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))

test('[V1] [M12] a file is asked for with a token, and saved under the name that the server gave it', async () => {
  const saved = watchSavedFiles()
  const { answers } = await open()
  const headers = { 'content-disposition': 'attachment; filename="Kick-off.xlsx"' }
  fetched.mockImplementation(async () => new Response('sheet', { headers }))
  press('Download: Spreadsheet')
  await answers(token)
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Kick-off.xlsx'])
  expect(fetched.mock.calls[0]?.[0]).toMatch(
    new RegExp(`^/api/export/${workshopId}/t\\?zone=.+&language=en$`),
  )
  // A pulse has no tasks.
  const activity = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Activity' })
  expect([...activity.options].map(({ text }) => text)).toEqual(['1. Ideas', '3. Next'])
  fireEvent.change(activity, { target: { value: 'Next' } })
  press('Download: CSV for Jira')
  await answers(token)
  expect(fetched.mock.calls[1]?.[0]).toBe(`/api/exportjira/${workshopId}/Next/t`)
})

test('[M12] an HTML page instead of the file is a failure, and nothing is saved', async () => {
  const saved = watchSavedFiles()
  const { answers } = await open()
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  fetched.mockImplementation(async () => new Response('<h1>Back soon</h1>', { headers }))
  press('Download: Spreadsheet')
  await answers(token)
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred, please try again.')
  expect(saved).toEqual([])
})

test('without a connection the dialog says so, and nothing can be downloaded', async () => {
  await open()
  act(() => room().socket.state.setState({ status: 'offline', retryAtMs: 0 }))
  screen.getByText(/^This needs the connection/)
  for (const name of ['Download: Spreadsheet', 'Download: CSV for Jira', 'Save as template'])
    expect(button(name).disabled).toBe(true)
})

test('why a template was not made is told; once it is, the dialog leads to it', async () => {
  const { sent, answers, losesAnswer } = await open()
  press('Save as template')
  await losesAnswer()
  expect(screen.getByRole('alert').textContent).toMatch(/^There is no connection right now/)
  press('Save as template')
  await answers({ createTemplateFromId: { workshop: { id: 'made2345' } } })
  const link = screen.getByRole('link', { name: 'Open template' })
  expect(link.getAttribute('href')).toBe('/workshop/made2345')
  // The same template as before the answer was lost.
  expect(sent[1]).toEqual(sent[0])
})
