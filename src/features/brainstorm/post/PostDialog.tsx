import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import { limits, times } from '#domain/limits.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { editDesk } from '#sync/desk.ts'
import { announce } from '#ui/announce.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { notify } from '#ui/notify.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { excessOf } from '#activity/add/answerQueue.ts'
import { EditActions } from '#activity/item/EditActions.tsx'
import { DeleteItemDialog } from '#activity/item/DeleteItemDialog.tsx'
import { itemText } from '#activity/item/text.ts'
import { activityText } from '#activity/text.ts'
import { PostActions } from './PostActions.tsx'
import { PostComments } from './PostComments.tsx'
import classes from './PostDialog.module.css'
import { postDialogText } from './postDialogText.ts'
import type { PostItem } from '../answers/postList.ts'
import type { Answers } from '../answers/useAnswers.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import { PresentItem } from '#activity/presented/PresentItem.tsx'
import { usePresent } from '#activity/presented/usePresent.ts'
import type { PresentedItem } from '#activity/presented/usePresentedItem.ts'

export interface PostDialogProps {
  brainstorm: Brainstorm
  answers: Answers
  opened: PresentedItem
  post: PostItem
  /** It is about to be deleted from here. */
  onRemoved: () => void
}

const flipTime = { '--flip-time': `${times.cardFlipMs}ms` } as CSSProperties

const facilitator = { role: 'facilitator' as const, isMine: () => false }

/** One answer in full: edit, like, delete, present, comments. */
export function PostDialog({ brainstorm, answers, opened, post, onRemoved }: PostDialogProps) {
  const shared = useText(activityText)
  const item = useText(itemText)
  const { charactersLeft } = useText(uiText)
  const text = useText(postDialogText)
  const edit = useDraftEdit(`${post.id}.edit`)
  const [isDeleting, setDeleting] = useState(false)
  // An answer that is opened does not turn: only one that somebody here begins or ends changing.
  const [isTurned, setTurned] = useState(false)
  const { isFacilitator, source: desk, board } = brainstorm
  const { acts, isLocked } = answers
  const present = usePresent(opened)

  // Where the desk is not to be had, facilitators change answers by calls as everyone else does.
  const editsDesk = isFacilitator && !brainstorm.isReading && post.isSaved
  const mayArrange = useMayDo('arrange')
  const mayLead = useMayDo('lead')
  const mayChange = (mayArrange || post.isMine) && !isLocked
  const { draft } = edit
  const changed = draft?.trim() ?? ''
  const excess = excessOf(changed, limits.postText)

  const endEdit = (): void => {
    setTurned(true)
    edit.end()
  }
  const save = (): void => {
    if (changed === '' || excess > 0 || !mayChange) return
    if (edit.isTyped && changed !== post.text) {
      // A facilitator's change of an answer is an edit of the desk, so that it can be undone; anyone else's is a command.
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
  const remove = (): string | null => {
    // Time may have run out while one was asked.
    if (!mayChange) return shared.inputLocked
    onRemoved()
    if (editsDesk) {
      const done = editDesk(desk, () => deletePosts({ desk, board }, facilitator, [post.id]))
      if (!done.ok) return done.message
    } else acts.remove(post.id, post.text)
    edit.end()
    announce(item.deleted)
    opened.close()
    return null
  }

  const whyNot = !answers.flags.areAnswersShown ? text.notShown : post.isSaved ? null : text.notSavedYet
  if (isDeleting) {
    return (
      <DeleteItemDialog isUndoable={isFacilitator} onConfirm={remove} onClose={() => setDeleting(false)} />
    )
  }
  return (
    <AppDialog
      title={shared.answer}
      onClose={opened.close}
      isWide={!opened.isFocused}
      isLarge={opened.isFocused}
    >
      {opened.isFocused && (
        <p className={classes.presented} role="status">
          {isFacilitator ? text.isPresented : text.isShownToYou}
        </p>
      )}
      <div
        key={draft === null ? 'read' : 'changed'}
        className={classes.side}
        style={flipTime}
        data-turned={isTurned || undefined}
      >
        {draft === null ? (
          <Text className={classes.text ?? ''} data-focused={opened.isFocused || undefined}>
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
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              save()
            }}
          />
        )}
      </div>
      {draft === null ? (
        <div className={classes.actions}>
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
            {mayLead && <PresentItem item={opened} words={text} whyNot={whyNot} onPresent={present} />}
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
    </AppDialog>
  )
}
