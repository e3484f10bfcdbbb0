import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'
import { renderView } from '#support/renderView.tsx'
import { AddAnswer } from './AddAnswer.tsx'
import { AddAnswersDialog } from './AddAnswersDialog.tsx'

const identity = { kind: 'member' as const, workshopId: 'workshop', memberId: 'ann', username: 'ann' }
const room = roomFor('workshop', identity)
const long = 'q'.repeat(260)
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('[B7] of several answers the good ones are saved, one that is too long waits whole to be shortened', async () => {
  const [onAdd, onClose] = [vi.fn(), vi.fn()]
  function Dialog() {
    const [draft, onDraft] = useState('')
    return (
      <RoomContext value={room}>
        <AddAnswersDialog queueKey="queue" isLocked={false} {...{ draft, onDraft, onAdd, onClose }} />
      </RoomContext>
    )
  }
  renderView(<Dialog />)
  await screen.findByRole('textbox')
  fireEvent.paste(box(), { clipboardData: { getData: () => `one\ntwo\n${long}` } })
  screen.getByText('10 characters too many')
  press('Save')
  expect(onAdd.mock.calls).toEqual([['one'], ['two']])
  expect(onClose).not.toHaveBeenCalled()
  screen.getByText('One answer is too long and was not saved. Shorten it first.')

  press(`Shorten: ${long}`)
  expect(box().value).toBe(long)
  press('Save')
  expect(onAdd).toHaveBeenCalledTimes(2)
  fireEvent.change(box(), { target: { value: 'q'.repeat(250) } })
  press('Save')
  expect(onAdd).toHaveBeenLastCalledWith('q'.repeat(250))
  expect(onClose).toHaveBeenCalledOnce()
})

test('[B7] a text over the limit stays whole in the box, is told how much it is over, and is not sent', () => {
  const onAdd = vi.fn()
  renderView(
    <RoomContext value={room}>
      <AddAnswer draftKey="answer" isLocked={false} onAdd={onAdd} />
    </RoomContext>,
  )
  fireEvent.change(box(), { target: { value: long } })
  screen.getByText('260/250')
  screen.getByText('10 characters too many')
  press('Submit')
  expect([onAdd.mock.calls.length, box().value, box().getAttribute('aria-invalid')]).toEqual([
    0,
    long,
    'true',
  ])
  fireEvent.change(box(), { target: { value: 'q'.repeat(250) } })
  press('Submit')
  expect(onAdd).toHaveBeenCalledWith('q'.repeat(250))
})
