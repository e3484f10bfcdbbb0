import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import { useFetchedOwn } from '#activity/own/useFetchedOwn.ts'
import { MineInPulseDocument } from '#api/operations/pulseOwn.ts'
import { useText } from '#ui/texts/useText.ts'
import { ownInPulse } from './ownInPulse.ts'
import { ownPulseText } from './ownPulseText.ts'

/** A person's statements in one pulse, and how they voted. */
export function OwnPulse(props: OwnPartProps) {
  const text = useText(ownPulseText)
  const { fetched, contents, pending, isKnown } = useFetchedOwn(props.part, MineInPulseDocument)
  const own = ownInPulse(fetched?.pulse ?? null, { contents, pending })
  const answers = own.map(({ category, vote, ...item }) => ({
    ...item,
    under: [
      ...(category === null ? [] : [category]),
      ...(vote === undefined ? [] : [vote === null ? text.abstained : text.voted(vote)]),
    ],
    link: { at: null },
  }))
  return <OwnItems {...props} {...{ answers, isKnown }} />
}
