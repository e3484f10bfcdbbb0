import { fireEvent, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AddBox } from '#activity/add/AddBox.tsx'
import { AddSeveralDialog } from '#activity/add/AddSeveralDialog.tsx'
import { GroupTitle } from '#activity/board/group/GroupTitle.tsx'
import { CommentBox } from '#activity/comments/CommentBox.tsx'
import { AutosaveField } from '#activity/editor/AutosaveField.tsx'
import { SearchBar } from '#activity/page/SearchBar.tsx'
import { times } from '#domain/limits.ts'
import { EditPostDialog } from '#features/brainstorm/groups/EditPostDialog.tsx'
import { SearchField } from '#features/dashboard/frame/SearchField.tsx'
import { TemplateCategories } from '#features/editor/TemplateCategories.tsx'
import { EmailField } from '#features/invite/EmailField.tsx'
import { OverlayWays } from '#features/session/shell/OverlayWays.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { renderView } from '#support/views/renderView.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { HelpSearch } from '#ui/help/HelpSearch.tsx'
import { EditableText } from '#ui/inputs/EditableText.tsx'

const room = roomFor('workshop', { kind: 'member', workshopId: 'workshop', memberId: 'ann', username: 'ann' })
const done = vi.fn()
const saved = async (): Promise<null> => {
  done()
  return null
}
const words = '緑茶'
const inPlace = {
  kind: 'text' as const,
  ...{ value: '', label: 'Text', editLabel: 'Edit', placeholder: '', limit: 50 },
}
beforeEach(() => {
  localStorage.clear()
  done.mockClear()
})

/** Types into the view's only text field; a view that shows it only on request has one button. */
async function typed(view: ReactElement, isOnRequest = false): Promise<HTMLElement> {
  renderView(<RoomContext value={room}>{view}</RoomContext>)
  if (isOnRequest) fireEvent.click(screen.getByRole('button'))
  const field = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input, textarea'))
  if (field.value !== words) fireEvent.change(field, { target: { value: words } })
  return field
}

/** The keys with which a suggestion is confirmed or dismissed: most browsers send them during the composition, Safari after it. */
function compose(field: HTMLElement, key: 'Enter' | 'Escape'): void {
  fireEvent.compositionStart(field)
  fireEvent.keyDown(field, { key, keyCode: 229, isComposing: true })
  fireEvent.keyDown(field, { key, isComposing: true })
  fireEvent.compositionEnd(field, { data: words })
  fireEvent.keyDown(field, { key, keyCode: 229 })
}

const submitting: Readonly<Record<string, ReactElement>> = {
  'a new answer': <AddBox draftKey="answer" limit={250} isLocked={false} onAdd={done} />,
  'a comment': <CommentBox label="Comment" submitLabel="Send" draft={words} onDraft={done} onSubmit={done} />,
  'a setting': <AutosaveField label="Name" value="" limit={50} delayMs={60_000} save={saved} />,
  'a text in its place': <EditableText {...inPlace} onSave={saved} />,
  'a name of a group': <GroupTitle title="Tea" count={1} onRename={done} />,
  'a changed answer': <EditPostDialog start="Tea" onSave={done} onClose={vi.fn()} />,
  'a category of a template': <TemplateCategories categories={[]} whyNot={null} onChange={done} />,
  'an address': (
    <EmailField
      chips={{ emails: [], typed: words, mistake: null }}
      onChange={done}
      inputRef={createRef<HTMLInputElement>()}
    />
  ),
}

test.each(Object.keys(submitting))(
  '[U18] %s is sent by Enter, not by the Enter of an input method',
  async (name) => {
    const field = await typed(submitting[name] ?? <></>, /group|place/.test(name))
    compose(field, 'Enter')
    await Promise.resolve()
    expect(done).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  },
)

test('[U18] of several answers one is listed by Enter, not by the Enter of an input method', async () => {
  const field = await typed(
    <AddSeveralDialog
      {...{ draft: words, onDraft: done, queueKey: 'queue', limit: 250, isLocked: false, added: null }}
      {...{ onAdd: done, onClose: done }}
    />,
  )
  compose(field, 'Enter')
  expect(done).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(done).toHaveBeenCalledExactlyOnceWith('')
})

const dismissing: Readonly<Record<string, ReactElement>> = {
  'a search of the dashboard': <Searching />,
  'a search of the help': <HelpSearch label="Search" clearLabel="Clear" value={words} onChange={done} />,
  'a search of the page': <SearchBar onSearch={(search) => search === '' && done()} />,
  'a field in a dialog': (
    <AppDialog title="Name" onClose={done}>
      <input aria-label="Name" />
    </AppDialog>
  ),
  'a field in a panel over the page': (
    <OverlayWays onClose={done} backdrop={<i />}>
      <input aria-label="Name" />
    </OverlayWays>
  ),
}

test.each(Object.keys(dismissing))('[U18] the Escape of an input method leaves %s as it is', async (name) => {
  const field = await typed(dismissing[name] ?? <></>)
  compose(field, 'Escape')
  await new Promise((resolve) => setTimeout(resolve, times.searchClearMs + 1))
  expect([done.mock.calls, field]).toEqual([[], expect.objectContaining({ value: words })])
  fireEvent.keyDown(field, { key: 'Escape' })
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
})

function Searching() {
  const [search, setTyped] = useState(words)
  if (search === '') done()
  return <SearchField label="Search" search={{ typed: search, setTyped, wanted: search }} />
}
