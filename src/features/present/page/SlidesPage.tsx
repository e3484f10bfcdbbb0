import { Suspense } from 'react'
import { IconMessage } from '@tabler/icons-react'
import { ItemOverPage, PageFrame } from '#activity/page/PageFrame.tsx'
import { FootFact, PageFoot } from '#activity/page/PageFoot.tsx'
import { useArrows } from '#activity/navigation/useArrows.ts'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { useAnswerLink } from '#activity/session/useAnswerLink.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { limits } from '#domain/limits.ts'
import { standingPage } from '#domain/present/document.ts'
import { lazyDialog, lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useComments } from '../comments/useComments.ts'
import { presentText } from '../text.ts'
import { NoDocument } from './NoDocument.tsx'
import { SlidesLoading } from './SlidesLoading.tsx'
import type { Present } from '../usePresent.ts'
import type { SlidePosition } from './useSlidePosition.ts'

export const SlidesView = lazyPage(async () => ({ default: (await import('./SlidesView.tsx')).SlidesView }))
const PresentTools = lazyPart(async () => ({ default: (await import('./PresentTools.tsx')).PresentTools }))
const ActivityName = lazyPart(async () => ({
  default: (await import('#activity/page/ActivityName.tsx')).ActivityName,
}))
const CommentDialog = lazyDialog(async () => ({
  default: (await import('../comments/CommentDialog.tsx')).CommentDialog,
}))

export interface SlidesPageProps {
  present: Present
  position: SlidePosition
}

/** The document of the activity, or the way to upload one. */
export function SlidesPage({ present, position }: SlidesPageProps) {
  const text = useText(presentText)
  const arrows = useArrows((at) => text.slideAt(at + 1))
  const isArranging = useMayDo('arrange') && !present.isReading
  const comments = useComments(present)
  const { objectId, document, areCommentsShown, commentCounts } = present
  const { onTurn, isPresented } = position
  const pages = document?.pages ?? 0
  const opened = useOpenItem({
    ...{ objectId, isPresented },
    // In a template a link to a comment opens nothing. SPEC SL3
    items: present.isTemplate ? [] : comments.all,
    ...{ at: objectId, areShown: areCommentsShown },
  })
  useAnswerLink(({ itemId, at }) => {
    if (typeof at === 'number') onTurn?.(at)
    opened.open(itemId)
  })
  const count = [...commentCounts.values()].reduce((sum, one) => sum + one, 0)
  return (
    <PageFrame
      name={present.name || text.unnamed}
      nameInPlace={
        isArranging && <ActivityName {...present} unnamed={text.unnamed} limit={limits.slideTitle} />
      }
      steps={<StepArrows {...arrows} />}
      search={null}
      tools={isArranging && <PresentTools present={present} />}
    >
      {present.isReading && <p role="status">{text.reading}</p>}
      {document ? (
        <Suspense fallback={<SlidesLoading progress={0} />}>
          <SlidesView {...{ present, position, comments }} onOpenComment={opened.open} />
        </Suspense>
      ) : (
        <NoDocument present={present} />
      )}
      <PageFoot label={text.footer}>
        {comments.areOffered && document && (
          <FootFact icon={<IconMessage size={16} aria-hidden="true" />}>
            {text.comments(Math.max(count, comments.all.length))}
          </FootFact>
        )}
      </PageFoot>
      <ItemOverPage
        opened={opened}
        dialog={(comment) => (
          <CommentDialog
            key={comment.id}
            {...{ present, comments, opened, comment }}
            page={standingPage(comment.page, pages)}
          />
        )}
      />
    </PageFrame>
  )
}
