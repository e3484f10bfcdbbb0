import { Button, Input } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DeskField } from '#activity/editor/DeskField.tsx'
import { EntryList } from '#activity/editor/EntryList.tsx'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { ImportField } from '#activity/editor/ImportField.tsx'
import { PanelFrame } from '#activity/editor/PanelFrame.tsx'
import { PanelWaiting } from '#activity/editor/PanelWaiting.tsx'
import { PartSettings } from '#activity/editor/PartSettings.tsx'
import { SettingsSection } from '#activity/editor/SettingsSection.tsx'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import type { ActivityPanelProps } from '#activity/session/sidePanel.ts'
import { newId } from '#api/newId.ts'
import { limits, times } from '#domain/limits.ts'
import { infoLimits, updateInfo } from '#domain/plan/info.ts'
import { useText } from '#ui/texts/useText.ts'
import { usePlan } from '../rows/usePlan.ts'
import type { Plan } from '../rows/usePlan.ts'
import { rowText } from '../grid/rowText.ts'
import { useArrange } from '../grid/arrange/useArrange.ts'
import type { Arrange } from '../grid/arrange/useArrange.ts'
import { useTableActs } from '../history/useTableActs.ts'
import { planEditorText } from './text.ts'

/** The editor of a planner: its name and heading, its columns, adding rows, and its settings. */
export function PlanPanel({ part }: ActivityPanelProps) {
  const plan = usePlan(part.objectId)
  const { columns, isReading } = plan
  const arrange = useArrange(plan, !isReading)
  if (isReading || !arrange || columns.length === 0) return <PanelWaiting isReading={isReading} />
  return <PlanFields {...{ part, plan, arrange }} />
}

interface PlanFieldsProps extends ActivityPanelProps {
  plan: Plan
  arrange: Arrange
}

function PlanFields({ part, plan, arrange }: PlanFieldsProps) {
  const text = useText(planEditorText)
  const row = useText(rowText)
  const whyNot = useWhyNotConnected()
  const { columns, rows, source } = plan
  const acts = useTableActs(plan)
  const [selectedId, setSelected] = useState<string | null>(null)
  const entryActs = useMemo(
    (): EntryActs => ({
      add: (id) => {
        acts.addColumn(undefined, id)
        return null
      },
      rename: (id, heading) => arrange.rename(id, heading),
      move: (id, beforeId) => void arrange.moveColumn(id, beforeId),
      remove: (id) => arrange.deleteColumn(id),
    }),
    [acts, arrange],
  )

  const isFull = rows.length >= limits.planRows
  return (
    <PanelFrame part={part} kindName={text.plan} whyNot={whyNot}>
      <DeskField
        desk={source}
        label={text.heading}
        value={plan.description}
        limit={infoLimits.planDesc}
        write={(desk, planDesc) => updateInfo(desk, { planDesc })}
      />
      <EntryList
        title={text.columns}
        addLabel={text.addColumn}
        whyNoMore={columns.length >= limits.planColumns ? text.mostColumns : null}
        entries={columns.map(({ id, heading }) => ({ id, text: heading, isHidden: false }))}
        selectedId={selectedId}
        limit={limits.planText}
        delayMs={times.fieldSaveMs}
        isConnected={whyNot === null}
        newId={newId}
        acts={entryActs}
        desk={source}
        labelAt={text.columnAt}
        newText={() => ''}
        confirm={{ title: row.deleteColumnTitle, body: row.deleteColumnBody }}
        onSelect={setSelected}
      />
      <Input.Wrapper
        label={text.rows}
        description={isFull ? text.mostRows : text.rowCount(rows.length)}
        labelElement="div"
      >
        <Button
          variant="light"
          size="sm"
          mt="xs"
          fullWidth
          leftSection={<IconPlus size={16} />}
          disabled={isFull}
          onClick={() => acts.addRow()}
        >
          {text.addRow}
        </Button>
      </Input.Wrapper>
      <SettingsSection whyNot={whyNot}>
        <PartSettings part={part} whyNot={whyNot} />
      </SettingsSection>
      <ImportField partId={part.id} />
    </PanelFrame>
  )
}
