import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { AvatarRow } from './people/AvatarRow.tsx'
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'
import { LanguageContext, useText } from './texts/useText.ts'
import type { Catalogue } from './texts/useText.ts'

const person = (id: string, name: string, isAnonymous = false) => ({ id, name, isAnonymous })

test('[Z29] five avatars are shown, then +N; an anonymous participant shows P', () => {
  const people = [person('1', 'Ada Lovelace'), person('2', 'Test', true)].concat(
    ['3', '4', '5', '6'].map((id) => person(id, `Person ${id}`)),
  )
  renderView(<AvatarRow people={people} total={30} />)
  const row = screen.getByRole('img', { name: /30 people: Ada Lovelace, Participant/ })
  expect(row.textContent).toBe('ALPP3P4P5+25')
})

test('texts missing in a language are shown in English', () => {
  const catalogue: Catalogue<{ hello: string }> = { id: 'greeting', en: { hello: 'Hello' } }
  function Hello() {
    return <p>{useText(catalogue).hello}</p>
  }
  renderView(
    <LanguageContext value={{ language: 'sv', texts: new Map() }}>
      <Hello />
    </LanguageContext>,
  )
  expect(screen.getByText('Hello')).toBeTruthy()
})

test('a refused deletion shows the reason and keeps the dialog open', async () => {
  const closed: string[] = []
  renderView(
    <ConfirmDialog
      title="Delete it?"
      body="It is gone then."
      onConfirm={async () => 'There is no connection right now.'}
      onClose={() => closed.push('closed')}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no connection'))
  expect(closed).toEqual([])
})

test('the button of a harmless act is not red', async () => {
  const asked = { title: 'Sure?', body: 'Then it is done.', onConfirm: () => null, onClose: () => undefined }
  renderView(
    <>
      <ConfirmDialog {...asked} confirmLabel="Delete" />
      <ConfirmDialog {...asked} confirmLabel="Invite" isHarmless />
    </>,
  )
  const styleOf = async (name: string) => (await screen.findByText(name)).closest('button')?.style.cssText
  expect(await styleOf('Delete')).toContain('red')
  expect(await styleOf('Invite')).not.toContain('red')
})

test('a confirmation of an act that can be undone says so', async () => {
  const asked = { title: 'Sure?', onConfirm: () => null, onClose: () => undefined }
  renderView(<ConfirmDialog {...asked} body={<ul aria-label="what happens" />} isUndoable />)
  await screen.findByText('You can undo this as long as you stay in the activity.')
  expect(screen.getByRole('list', { name: 'what happens' })).toBeTruthy()
})
