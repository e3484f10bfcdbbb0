import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { credentials } from '#api/signIn/credentials.ts'
import { closeVoting } from '#domain/activity/votes/voting.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { openPlacing } from '#support/views/openOrganize.tsx'
import { RoomContext } from '#sync/room/roomContext.ts'
import { PageChange } from './PageChange.tsx'
import { RunOrganize } from './RunOrganize.tsx'

test('[BT12] [OR7] a facilitator enters for somebody without a device in which sections items belong', async () => {
  const opened = openPlacing('facilitator')
  act(() => opened.room.socket.state.setState({ status: 'online' }))
  const sent: unknown[] = []
  const callAs = (async (_document: unknown, variables: object) => {
    sent.push(variables)
    return {}
  }) as unknown as typeof credentials.callAs
  opened.show((props) => (
    <RoomContext value={{ ...opened.room, credentials: { ...credentials, callAs } }}>
      <RunOrganize {...props} />
    </RoomContext>
  ))
  fireEvent.click(screen.getByRole('button', { name: 'Voting' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Enter votes/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Fame' })
  expect([...field.options].map(({ text }) => text)).toEqual(['Not placed yet', 'Risk', 'Chance', 'Noise'])
  fireEvent.change(field, { target: { value: String(sectionNumber('chance')) } })
  fireEvent.submit(field)
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        round: 1,
        voteList: [{ poll: 'fame', value1: sectionNumber('chance'), value2: null }],
      }),
    ),
  )
})

test('[OR11] the results are opened from sorting by whoever may, and sorting from there', () => {
  const open = vi.fn()
  const { show, change } = openPlacing('participant')
  show(PageChange, { open })
  expect(screen.queryByRole('button')).toBeNull()
  change(({ board }) => closeVoting(board, 5))
  fireEvent.click(screen.getByRole('button', { name: 'Results' }))
  expect(open).toHaveBeenLastCalledWith('results')
  show(PageChange, { open, page: 'results' })
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
  expect(open).toHaveBeenLastCalledWith('sort')
})
