import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { resultsModes } from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { SettingsHeading } from '../../editor/SettingsSection.tsx'
import { SettingSwitch } from '../../editor/SettingSwitch.tsx'
import type { Voting } from '../useVoting.ts'
import { controlText } from './controlText.ts'
import { useVotingActs } from './useVotingActs.ts'
import classes from './VotingSettings.module.css'

export interface VotingSettingsProps {
  part: Pick<AgendaPart, 'id' | 'objectId'>
  voting: Voting
  /** Why nothing can be set now, or null. */
  whyNot: string | null
  /** Shows the results to everybody, or to voters only. @throws {CallError} */
  setShown: (areShown: boolean) => Promise<unknown>
  /** More settings of the kind. */
  children?: ReactNode
}

/** In the editor of an activity: who sees its results, and when they move. SPEC BT4, BT6 */
export function VotingSettings({ part, voting, whyNot, setShown, children }: VotingSettingsProps) {
  const text = useText(controlText)
  const acts = useVotingActs(part, voting)
  const { mode, areShown, areBlind } = voting
  const modes = useAct(async (chosen: ResultsMode) => acts.setMode(chosen), tellFailure)
  return (
    <>
      <SettingsHeading>{text.menu}</SettingsHeading>
      <SettingSwitch
        label={text.acts.show}
        hint={
          areBlind ? (areShown ? text.shownLater : text.areBlind) : areShown ? text.areShown : text.areHidden
        }
        isOn={areShown}
        whyNot={whyNot}
        set={(shown) => acts.setShown(shown, setShown)}
      />
      {children}
      <Radio.Group
        size="sm"
        label={text.mode}
        value={mode}
        onChange={(chosen) => void modes.run(chosen as ResultsMode)}
      >
        <div className={classes.modes}>
          {resultsModes.map((one) => (
            <Radio
              key={one}
              value={one}
              label={text.modes[one]}
              description={text.modeHints[one]}
              disabled={whyNot !== null || modes.isBusy}
            />
          ))}
        </div>
      </Radio.Group>
    </>
  )
}

/** The setting still shows what the server has. */
function tellFailure(error: unknown): null {
  notify(messageOf(error), 'bad')
  return null
}
