import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import { useFetchedOwn } from '#activity/own/useFetchedOwn.ts'
import { OwnPresentCommentsDocument } from '#api/operations/presentOwn.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import { ownSlideComments } from './ownSlideComments.ts'

/** A person's comments on Slides. */
export function OwnPresent(props: OwnPartProps) {
  const { slide } = useText(presentText)
  const { fetched, contents, pending, isKnown } = useFetchedOwn(props.part, OwnPresentCommentsDocument)
  const answers = ownSlideComments(fetched?.presentPdf ?? null, contents, pending).map(
    ({ page, ...comment }) => ({ ...comment, under: [slide(page)], link: { at: page } }),
  )
  return <OwnItems {...props} {...{ answers, isKnown }} />
}
