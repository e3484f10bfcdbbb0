import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import { useOwnTold } from '#activity/own/useOwnTold.ts'
import { OwnInIdentifyDocument } from '#api/operations/identify.ts'
import { ownAnswers } from './ownAnswers.ts'

/** A person's answers in one Identify activity. */
export function OwnIdentify(props: OwnPartProps) {
  const { told, contents, pending, isKnown } = useOwnTold(props.part, OwnInIdentifyDocument)
  const answers = ownAnswers(told?.identify ?? null, contents, pending).map(({ topic, ...answer }) => ({
    ...answer,
    under: topic === null ? [] : [topic],
    link: { at: null },
  }))
  return <OwnItems {...props} {...{ answers, isKnown }} />
}
