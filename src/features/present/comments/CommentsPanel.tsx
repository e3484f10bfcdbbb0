import { Switch } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { useDraft } from '#activity/add/useDraft.ts'
import { CommentBox } from '#activity/comments/CommentBox.tsx'
import { useNow } from '#activity/useNow.ts'
import { activityText } from '#activity/text.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Present } from '../page/usePresent.ts'
import { commentsAt } from './commentList.ts'
import { CommentList } from './CommentList.tsx'
import classes from './CommentsPanel.module.css'
import { commentsText } from './commentsText.ts'
import type { SlideCommentList } from './useComments.ts'

const PanelTools = lazyPart(async () => ({ default: (await import('./PanelTools.tsx')).PanelTools }))

export interface CommentsPanelProps {
  present: Present
  comments: SlideCommentList
  page: number
  /** Under the slide, otherwise beside it. */
  isNarrow: boolean
  onOpen: (id: PresentCommentId) => void
}

/** The comments on one page, and the box for a new one. SPEC SL8 to SL12 */
export function CommentsPanel({ present, comments, page, isNarrow, onOpen }: CommentsPanelProps) {
  const text = useText(commentsText)
  const { submit } = useText(activityText)
  const nowMs = useNow()
  const titleId = useId()
  const { objectId, document, areCommentsShown } = present
  const { acts, isLocked, mayChangeAll } = comments
  const [areByLikes, setByLikes] = useState(false)
  const [newId, setNewId] = useState<PresentCommentId | null>(null)
  // Null: nobody is selecting.
  const [selection, setSelection] = useState<readonly PresentCommentId[] | null>(null)
  const [draft, setDraft] = useDraft(`${objectId}.${page}.comment`)
  const pages = document?.pages ?? 0
  const here = useMemo(
    () => commentsAt(comments.all, { page, pages }, areByLikes),
    [comments.all, page, pages, areByLikes],
  )
  const chosen = useMemo(() => new Set(selection), [selection])
  const selected = selection && here.filter(({ id }) => chosen.has(id))

  return (
    <section className={classes.panel} aria-labelledby={titleId} data-narrow={isNarrow || undefined}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {text.title(page)}
        </h2>
        {here.length > 1 && (
          <Switch
            size="sm"
            label={text.sort}
            checked={areByLikes}
            onChange={(event) => setByLikes(event.currentTarget.checked)}
          />
        )}
      </div>
      {mayChangeAll && (
        <PanelTools {...{ present, comments, page, here, selected }} onSelect={setSelection} />
      )}
      {here.length === 0 && (
        <p className={classes.none}>{areCommentsShown && !isLocked ? text.noneFirst : text.none}</p>
      )}
      <CommentList
        // Another page or order begins at its top.
        key={`${page} ${areByLikes}`}
        {...{ comments, here, nowMs, newId, onOpen }}
        doc={present.source}
        chosen={selection && chosen}
        onChoose={(id, isChosen) =>
          setSelection((before) => {
            const others = (before ?? []).filter((one) => one !== id)
            return isChosen ? [...others, id] : others
          })
        }
      />
      {(!isLocked || draft !== '') && (
        <CommentBox
          key={page}
          label={text.add}
          submitLabel={submit}
          isLocked={isLocked}
          draft={draft}
          onDraft={setDraft}
          onSubmit={(words) => {
            setNewId(acts.add(page, words))
            setDraft('')
          }}
        />
      )}
    </section>
  )
}
