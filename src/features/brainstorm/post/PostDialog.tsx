import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import { limits, times } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { notify } from '#ui/toasts/notify.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { excessOf } from '#activity/add/answerQueue.ts'
import { EditActions } from '#activity/item/EditActions.tsx'
import { DeleteItemDialog } from '#activity/item/deleteDialogs.ts'
import itemClasses from '#activity/item/Item.module.css'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import { itemText } from '#activity/item/text.ts'
import { activityText } from '#activity/text.ts'
import { PostActions } from './PostActions.tsx'
import { PostComments } from './PostComments.tsx'
import classes from './PostDialog.module.css'
import type { PostItem } from '../answers/postList.ts'
import type { Answers } from '../answers/useAnswers.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import { ItemDialog, PresentItem, usePresent } from '#activity/presented/PresentItem.tsx'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'

export interface PostDialogProps {
  brainstorm: Brainstorm
  answers: Answers
  opened: OpenItem<PostItem>
  post: PostItem
}

const flipTime = { '--flip-time': `${times.cardFlipMs}ms` } as CSSProperties

const facilitator = { role: 'facilitator' as const, isMine: () => false }

/** One answer in full: edit, like, delete, present, comments. */
export function PostDialog({ brainstorm, answers, opened, post }: PostDialogProps) {
  const shared = useText(activityText)
  const item = useText(itemText)
  const { charactersLeft } = useText(uiText)
  const { isToEdit } = opened
  const edit = useDraftEdit(`${post.id}.edit`, { begun: isToEdit ? post.text : null })
  const [isDeleting, setDeleting] = useState(false)
  // Opening an answer does not flip the card: only starting or ending an edit does.
  const [isTurned, setTurned] = useState(false)
  const { readsDesk, source: desk, board } = brainstorm
  const { acts, isLocked } = answers
  const present = usePresent(opened)

  // Without access to the desk, facilitators change answers by calls, as all others do.
  const editsDesk = readsDesk && post.isSaved
  const mayArrange = useMayDo('arrange')
  const mayLead = useMayDo('lead')
  const mayChange = (mayArrange || post.isMine) && !isLocked
  const { draft } = edit
  const changed = draft?.trim() ?? ''
  const excess = excessOf(changed, limits.postText)

  const endEdit = (): void => {
    setTurned(true)
    edit.end()
    if (isToEdit && !opened.isFocused) opened.close()
  }
  const save = (): void => {
    if (changed === '' || excess > 0 || !mayChange) return
    if (edit.isTyped && changed !== post.text) {
      // For facilitators a change is an edit of the desk, so that it can be undone; for all others it is a command.
      if (editsDesk) {
        const done = editDesk(desk, () =>
          updatePost({ desk, board }, facilitator, { id: post.id, text: changed }),
        )
        if (!done.ok) return notify(done.message, 'bad')
      } else acts.change(post.id, changed)
      announce(item.changed)
    }
    endEdit()
  }
  const remove = (): AnyMessage | null => {
    // Time may have run out while the confirmation was open.
    if (!mayChange) return shared.inputLocked
    opened.onRemoved()
    if (editsDesk) {
      const done = editDesk(desk, () => deletePosts({ desk, board }, facilitator, [post.id]))
      if (!done.ok) return done.message
    } else acts.remove(post.id, post.text)
    edit.end()
    return null
  }

  const onKeyDown = useFieldKeys({ onEnter: save })

  if (isDeleting) {
    return (
      <DeleteItemDialog
        desk={editsDesk ? desk : null}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <ItemDialog opened={opened}>
      <div
        key={draft === null ? 'read' : 'changed'}
        className={classes.side}
        style={flipTime}
        data-turned={isTurned || undefined}
      >
        {draft === null ? (
          <Text className={itemClasses.text ?? ''} data-focused={opened.isFocused || undefined}>
            {post.text}
          </Text>
        ) : (
          <Textarea
            aria-label={shared.addLabel}
            data-autofocus
            autoFocus
            autosize
            minRows={3}
            error={excess > 0 && shared.tooLong(excess)}
            value={draft}
            description={charactersLeft(draft.length, limits.postText)}
            onChange={(event) => edit.change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      <SourceLine doc={desk} itemId={post.id} />
      {draft === null ? (
        <div className={itemClasses.actions}>
          <PostActions
            post={post}
            answers={answers}
            mayChange={mayChange}
            onEdit={() => {
              setTurned(true)
              edit.begin(post.text)
            }}
            onDelete={() => {
              setTurned(false)
              setDeleting(true)
            }}
          >
            {mayLead && (
              <PresentItem
                opened={opened}
                areShown={answers.flags.areAnswersShown}
                isSaved={post.isSaved}
                onPresent={present}
              />
            )}
          </PostActions>
        </div>
      ) : (
        <DialogActions>
          <EditActions isIdle={changed === '' || !mayChange} onSave={save} onCancel={endEdit} />
        </DialogActions>
      )}
      <PostComments
        brainstorm={brainstorm}
        postId={post.id}
        isLocked={isLocked}
        isFootTaken={draft !== null}
      />
    </ItemDialog>
  )
}
