import { Button, Text, Textarea } from '@mantine/core'
import { IconHeart, IconHeartFilled, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import { limits } from '#domain/limits.ts'
import { editDesk } from '#sync/desk.ts'
import { announce } from '#ui/announce.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { Comments } from './Comments.tsx'
import classes from './PostDialog.module.css'
import type { PostItem } from './postList.ts'
import { brainstormText } from './text.ts'
import { useAnswerActs } from './useAnswerActs.ts'
import type { Brainstorm } from './useBrainstorm.ts'

export interface PostDialogProps {
  brainstorm: Brainstorm
  post: PostItem
  isLocked: boolean
  onClose: () => void
}

const facilitator = { role: 'facilitator' as const, isMine: () => false }

/** One answer in full: edit, like, delete, comments. */
export function PostDialog({ brainstorm, post, isLocked, onClose }: PostDialogProps) {
  const text = useText(brainstormText)
  const acts = useAnswerActs(brainstorm.objectId)
  const [draft, setDraft] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const { isFacilitator, source: desk, board } = brainstorm
  const mayEdit = (isFacilitator || post.isMine) && !isLocked

  const save = (): void => {
    const changed = draft?.trim() ?? ''
    if (changed === '') return
    setDraft(null)
    if (changed === post.text) return
    // A facilitator's change of an answer is an edit of the desk, so that it can be undone; anyone else's is a command.
    if (isFacilitator && post.isSaved) {
      const done = editDesk(desk, () =>
        updatePost({ desk, board }, facilitator, { id: post.id, text: changed }),
      )
      if (!done.ok) notify(done.message, 'bad')
    } else acts.change(post.id, changed)
    announce(text.edited)
  }
  const remove = (): null => {
    if (isFacilitator && post.isSaved) {
      const done = editDesk(desk, () => deletePosts({ desk, board }, facilitator, [post.id]))
      if (!done.ok) notify(done.message, 'bad')
    } else acts.remove(post.id, post.text)
    announce(text.answerDeleted)
    onClose()
    return null
  }

  if (isDeleting) {
    return (
      <ConfirmDialog
        title={text.deleteAnswerTitle}
        body={text.deleteAnswerBody}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <AppDialog title={text.answer} onClose={onClose} isWide>
      {draft === null ? (
        <Text className={classes.text ?? ''}>{post.text}</Text>
      ) : (
        <Textarea
          aria-label={text.addLabel}
          data-autofocus
          autoFocus
          autosize
          minRows={3}
          maxLength={limits.postText}
          value={draft}
          description={text.count(draft.length, limits.postText)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            save()
          }}
        />
      )}
      <div className={classes.actions}>
        {draft === null ? (
          <>
            <Button
              variant="default"
              aria-pressed={post.hasLiked}
              leftSection={post.hasLiked ? <IconHeartFilled size={18} /> : <IconHeart size={18} />}
              onClick={() => (post.hasLiked ? acts.unlike(post.id) : acts.like(post.id))}
            >
              {text.likes(post.score)}
            </Button>
            {mayEdit && (
              <>
                <Button
                  variant="default"
                  leftSection={<IconPencil size={18} />}
                  onClick={() => setDraft(post.text)}
                >
                  {text.edit}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  leftSection={<IconTrash size={18} />}
                  onClick={() => setDeleting(true)}
                >
                  {text.delete}
                </Button>
              </>
            )}
          </>
        ) : (
          <>
            <Button variant="default" onClick={() => setDraft(null)}>
              {text.cancel}
            </Button>
            <Button disabled={draft.trim() === ''} onClick={save}>
              {text.save}
            </Button>
          </>
        )}
      </div>
      <Comments brainstorm={brainstorm} postId={post.id} isLocked={isLocked} />
    </AppDialog>
  )
}
