import { NativeSelect } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import { withheldText } from '../withheld/withheldText.ts'
import type { ShownRound } from './useShownRound.ts'

/** Above results: which round they are of, where there are several. SPEC BT21 */
export function RoundPicker({ round, rounds, choose }: ShownRound) {
  const text = useText(withheldText)
  if (rounds.length < 2) return null
  return (
    <NativeSelect
      aria-label={text.label}
      size="sm"
      value={String(round)}
      data={rounds.map((one, at) => ({
        value: String(one),
        label: at === rounds.length - 1 ? text.present(one) : text.round(one),
      }))}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    />
  )
}
