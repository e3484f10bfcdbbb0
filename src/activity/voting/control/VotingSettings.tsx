import type { ReactNode } from 'react'
import { resultsModes } from '#domain/activity/votes/showing.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useText } from '#ui/texts/useText.ts'
import { SettingChoice } from '../../editor/SettingChoice.tsx'
import { SettingsHeading } from '../../editor/SettingsSection.tsx'
import { SettingSwitch } from '../../editor/SettingSwitch.tsx'
import type { Voting } from '../useVoting.ts'
import { controlText } from './controlText.ts'
import { useVotingActs } from './useVotingActs.ts'

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
      <SettingChoice
        label={text.mode}
        value={mode}
        options={resultsModes}
        names={text.modes}
        hints={text.modeHints}
        whyNot={whyNot}
        set={acts.setMode}
      />
    </>
  )
}
