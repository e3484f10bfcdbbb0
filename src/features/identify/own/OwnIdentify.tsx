import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import { useFetchedOwn } from '#activity/own/useFetchedOwn.ts'
import { OwnInIdentifyDocument } from '#api/operations/identify.ts'
import { ownAnswers } from './ownAnswers.ts'

/** A person's answers in one Identify activity. */
export function OwnIdentify(props: OwnPartProps) {
  const own = useFetchedOwn(props.part, OwnInIdentifyDocument)
  const answers = ownAnswers(own.fetched?.identify, own).map(({ topic, ...answer }) => ({
    ...answer,
    under: topic === null ? [] : [topic],
    link: { at: null },
  }))
  return <OwnItems {...props} answers={answers} isKnown={own.isKnown} />
}
