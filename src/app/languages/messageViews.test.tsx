import { screen } from '@testing-library/react'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { messageOf } from '#api/callErrors.ts'
import { post } from '#api/transport.ts'
import { messages } from '#domain/messages.ts'
import { entryOf, nothingToSend, refusedFor } from '#sync/outbox/outboxEntry.ts'
import type { OutboxEntry } from '#sync/outbox/outboxEntry.ts'
import { labelOf, whyRefused } from '#sync/outbox/outbox.ts'
import { renderView } from '#support/views/renderView.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { RefusedEntries } from '#ui/session/RefusedEntries.tsx'
import { LanguageContext } from '#ui/texts/useText.ts'
import { messageText } from '#ui/texts/messageText.ts'
import swedish from '#ui/texts/messageText.sv.ts'

const inSwedish = { language: 'sv', texts: new Map([[messageText.id, swedish.texts]]) } as const

/** A server of another version, which gives the same answer to every call. */
async function serverThatSays(payload: object): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    response.end(JSON.stringify({ data: { join: payload } }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function refusedBy(address: string): Promise<unknown> {
  return post(address, 'mutation { join { ok } }', {}, null).then(
    () => null,
    (error: unknown) => error,
  )
}

test('[U17] a Swedish screen translates a message by its code, whatever the server’s English sentence says', async () => {
  const address = await serverThatSays({
    ...{ ok: false, errorString: 'Use 9 or fewer.', errorCode: 'textTooLong', errorValues: ['9'] },
  })
  const message = messageOf(await refusedBy(address))
  const view = renderView(<MistakeAlert message={message} />)
  expect(screen.getByRole('alert').textContent).toBe('Use 9 or fewer.')
  view.rerender(
    <LanguageContext value={inSwedish}>
      <MistakeAlert message={message} />
    </LanguageContext>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Använd högst 9 tecken.')
})

test('a sentence without a code, from an older server, is shown as sent', async () => {
  const address = await serverThatSays({ ok: false, errorString: 'This session has ended.' })
  renderView(
    <LanguageContext value={inSwedish}>
      <MistakeAlert message={messageOf(await refusedBy(address))} />
    </LanguageContext>,
  )
  expect(screen.getByRole('alert').textContent).toBe('This session has ended.')
})

test('a refused entry gives its reason in Swedish, also after a reload; an entry of an earlier version keeps its sentence', () => {
  const entry = (entryId: string, document: string, state: OutboxEntry['state']): OutboxEntry => ({
    ...entryOf(
      { document, variables: {}, objectId: 'ideas', label: 'Svar', text: entryId, effect: null },
      { entryId, workshopId: 'w', order: 1, createdMs: 1 },
    ),
    state,
  })
  const kept = [
    entry('coded', 'mutation { x }', refusedFor(messages.answersFull)),
    entry('edits', nothingToSend, refusedFor(messages.editTooLarge)),
    entry('older', 'mutation { x }', { status: 'refused', message: 'This session has ended.' }),
  ]
  const reloaded = JSON.parse(JSON.stringify(kept)) as OutboxEntry[]
  const nothing = (): void => undefined
  renderView(
    <LanguageContext value={inSwedish}>
      <RefusedEntries
        entries={reloaded.map((one) => ({ ...one, label: labelOf(one), message: whyRefused(one) ?? '' }))}
        onRetry={nothing}
        onDismiss={nothing}
      />
    </LanguageContext>,
  )
  expect(screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Svar: Aktiviteten är full och tar inte emot fler svar. Be en facilitator ta bort några.',
    'Ändringar: De är för stora för servern.',
    'Svar: This session has ended.',
  ])
})
