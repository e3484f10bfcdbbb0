import { ActionIcon } from '@mantine/core'
import { IconSortDescending } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { CommentBox } from '#activity/comments/CommentBox.tsx'
import { useNow } from '#activity/useNow.ts'
import { activityText } from '#activity/text.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import { standingPage } from '#domain/present/document.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Present } from '../usePresent.ts'
import { commentsAt } from './commentList.ts'
import { CommentList } from './CommentList.tsx'
import classes from './CommentsPanel.module.css'
import { commentsText } from './commentsText.ts'
import { useCommentDraft } from './useCommentDraft.ts'
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

/**
 * The comments on one page, and the box for a new one. Where comments are not offered, nothing but the box of somebody
 * who was writing. SPEC SL8 to SL12
 */
export function CommentsPanel({ present, comments, page, isNarrow, onOpen }: CommentsPanelProps) {
  const text = useText(commentsText)
  const { submit } = useText(activityText)
  const nowMs = useNow()
  const titleId = useId()
  const { objectId, document, areCommentsShown } = present
  const { acts, areOffered, takesNew, mayChangeAll } = comments
  const [areByLikes, setByLikes] = useState(false)
  const [newId, setNewId] = useState<PresentCommentId | null>(null)
  // Null: nobody is selecting.
  const [selection, setSelection] = useState<readonly PresentCommentId[] | null>(null)
  const draft = useCommentDraft(objectId, page)
  const pages = document?.pages ?? 0
  const here = useMemo(
    () => commentsAt(comments.all, { page, pages }, areByLikes),
    [comments.all, page, pages, areByLikes],
  )
  const chosen = useMemo(() => new Set(selection), [selection])
  const selected = selection && here.filter(({ id }) => chosen.has(id))
  // Where it will stand: its document may have become shorter meanwhile. SPEC SL9
  const draftPage = standingPage(draft.page, pages)
  const isElsewhere = draftPage !== page
  if (!areOffered && draft.text === '') return null

  return (
    <section className={classes.panel} aria-labelledby={titleId} data-narrow={isNarrow || undefined}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {text.title(page)}
        </h2>
        {areOffered && here.length > 1 && (
          <ActionIcon
            variant={areByLikes ? 'light' : 'subtle'}
            size={32}
            role="switch"
            aria-checked={areByLikes}
            aria-label={text.sort}
            title={text.sort}
            onClick={() => setByLikes(!areByLikes)}
          >
            <IconSortDescending size={18} />
          </ActionIcon>
        )}
        {mayChangeAll && (
          <PanelTools {...{ present, comments, page, here, selected }} onSelect={setSelection} />
        )}
      </div>
      {areOffered && here.length === 0 && (
        <p className={classes.none}>{takesNew ? text.noneFirst : text.none}</p>
      )}
      {areOffered && (
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
      )}
      {(takesNew || draft.text !== '') && (
        <CommentBox
          label={isElsewhere ? text.addOn(draftPage) : text.add}
          note={isElsewhere ? text.begunOn(draftPage) : undefined}
          submitLabel={submit}
          isLocked={!takesNew}
          whyLocked={areCommentsShown ? undefined : text.off}
          draft={draft.text}
          onDraft={draft.change}
          onSubmit={(words) => {
            setNewId(acts.add(draftPage, words))
            if (isElsewhere) notify(text.sentTo(draftPage))
            draft.change('')
          }}
        />
      )}
    </section>
  )
}
