import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messageOf } from '#api/callErrors.ts'
import { post } from '#api/transport.ts'
import { nicknameAnimals, nicknameColors } from '#domain/accounts/nicknames.ts'
import { messages } from '#domain/messages.ts'
import { renderView } from '#support/views/renderView.tsx'
import { labelOf, whyRefused } from '#sync/room/outbox.ts'
import { entryOf, nothingToSend, refusedFor } from '#sync/entries/outboxEntry.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import nicknames from '#ui/people/text.sv.ts'
import { useNicknames } from '#ui/people/useNicknames.ts'
import { RefusedEntries } from '#ui/session/RefusedEntries.tsx'
import swedish from '#ui/texts/messageText.sv.ts'
import { messageText } from '#ui/texts/messageText.ts'
import { LanguageContext } from '#ui/texts/useText.ts'

const inSwedish = {
  language: 'sv',
  texts: new Map([
    [messageText.id, swedish.texts],
    [nicknames.id, nicknames.texts],
  ] as [string, unknown][]),
} as const

test('[U17] a Swedish screen translates a message by its code, whatever the server’s English sentence says', async () => {
  const join = { ok: false, errorString: 'Use 9 or fewer.', errorCode: 'textTooLong', errorValues: ['9'] }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { join } }))
  const refused: unknown = await post('', 'mutation { join { ok } }', {}, null).catch(
    (error: unknown) => error,
  )
  const message = messageOf(refused)
  const view = renderView(<MistakeAlert message={message} />)
  expect(screen.getByRole('alert').textContent).toBe('Use 9 or fewer.')
  view.rerender(
    <LanguageContext value={inSwedish}>
      <MistakeAlert message={message} />
    </LanguageContext>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Använd högst 9 tecken.')
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

test.each([
  ['blue-fox', 'Blue fox', 'Blå räv'],
  ['turquoise-bumblebee-3', 'Turquoise bumblebee 3', 'Turkos humla 3'],
  ['blue-unicorn', 'Participant', 'Participant'],
  [undefined, 'Participant', 'Participant'],
])(
  '[A6] a nickname is written in the words of each language, an invalid one as a participant: %s',
  (code, ...words) => {
    const Said = () => <p>{useNicknames()(code)}</p>
    renderView(
      <>
        <Said />
        <LanguageContext value={inSwedish}>
          <Said />
        </LanguageContext>
      </>,
    )
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(words)
  },
)

test('[A6] no two pairs read alike in Swedish', () => {
  const all = nicknameColors.flatMap((color) =>
    nicknameAnimals.map((animal) => nicknames.texts.words(color, animal)),
  )
  expect(new Set(all).size).toBe(nicknameColors.length * nicknameAnimals.length)
})
