import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { ImportField } from '#activity/editor/ImportField.tsx'
import { PanelFrame } from '#activity/editor/PanelFrame.tsx'
import { PanelWaiting } from '#activity/editor/PanelWaiting.tsx'
import { PartSettings } from '#activity/editor/PartSettings.tsx'
import { SettingsSection } from '#activity/editor/SettingsSection.tsx'
import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { VotingSettings } from '#activity/voting/control/VotingSettings.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useEvaluate } from '../useEvaluate.ts'
import { evaluateText } from '../text.ts'
import { DimensionTexts, ScaleTexts } from './AxisTexts.tsx'
import { InfoText } from './InfoText.tsx'
import { MatrixLook } from './MatrixLook.tsx'
import { PollEntries } from './PollEntries.tsx'
import { RangeFields } from './RangeFields.tsx'
import { evaluateEditorText } from './text.ts'

/** The editor of Scales and of the 2x2 matrix: name, texts, polls, and how voting runs. */
export function EvaluatePanel({ part }: ActivityPanelProps) {
  const text = useText(evaluateEditorText)
  const kinds = useText(evaluateText)
  const call = useCall()
  const evaluate = useEvaluate(part.objectId)
  const whyNot = useWhyNotConnected()
  const { objectId, source, board, scale, opensAsGraph, isReading, isKnown } = evaluate
  const voting = useVoting(board)
  if (isReading || !isKnown) return <PanelWaiting isReading={isReading} />

  const isMatrix = scale.axes === 2
  return (
    <PanelFrame part={part} kindName={isMatrix ? kinds.unnamedMatrix : kinds.unnamedScales} whyNot={whyNot}>
      <InfoText desk={source} field="evaluateDesc" label={text.heading} />
      <InfoText desk={source} field="pollListTitleHeading" label={text.answerHeading} isOneLine />
      {isMatrix ? <DimensionTexts desk={source} /> : <ScaleTexts desk={source} />}
      <RangeFields evaluate={evaluate} />
      <PollEntries evaluate={evaluate} isConnected={whyNot === null} />
      {isMatrix && <MatrixLook evaluate={evaluate} />}
      <SettingsSection whyNot={whyNot}>
        <VotingSettings
          {...{ part, voting, whyNot }}
          setShown={(showResultsPage) =>
            call(SetEvaluateShownDocument, { evaluateId: objectId, showResultsPage })
          }
        >
          {isMatrix && (
            <SettingSwitch
              label={text.asGraph}
              hint={text.asGraphHint}
              isOn={opensAsGraph}
              whyNot={whyNot}
              set={(showGraph) => call(SetEvaluateShownDocument, { evaluateId: objectId, showGraph })}
            />
          )}
        </VotingSettings>
        <PartSettings {...{ part, whyNot }} />
      </SettingsSection>
      <ImportField partId={part.id} />
    </PanelFrame>
  )
}
