import { RunVoting } from '#activity/voting/control/RunVoting.tsx'
import type { Voting } from '#activity/voting/useVoting.ts'
import { SetPulseResultsShownDocument } from '#api/operations/pulse.ts'
import { resultsPage, votePage } from '#domain/pulse/steps.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Statements } from '../statements/useStatements.ts'
import { pulseText } from '../text.ts'
import { PageSwitch } from './PageSwitch.tsx'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'

export interface RunPulseProps {
  pulse: Pulse
  here: PulseHere
  voting: Voting
  statements: Statements
  mayOpen: boolean
}

const axes = [{ title: '' }]

/** For facilitators: how the vote stands, and what they do next. SPEC BT20 */
export function RunPulse({ pulse, here, voting, statements, mayOpen }: RunPulseProps) {
  const { objectId, board, categories } = pulse
  const call = useCall()
  const part = useStateDocument().agenda.find((one) => one.objectId === objectId)
  const category = categories[here.at]
  const { unnamedCategory } = useText(pulseText)
  const of = category?.name || unnamedCategory(here.at + 1)
  const targets = category ? statements.inCategory(category.id).approved : []
  if (!part) return null
  return (
    <RunVoting
      {...{ part, board, voting }}
      pages={{ vote: votePage(category?.id ?? null), results: resultsPage(here.results ?? 'statements') }}
      setShown={(showResultsPage) =>
        call(SetPulseResultsShownDocument, { pulseId: objectId, showResultsPage })
      }
      voteName={categories.length > 1 ? of : undefined}
      step={<PageSwitch {...{ here, mayOpen }} />}
      proxies={{ targets, scale: pulseScale, axes, of }}
    />
  )
}
