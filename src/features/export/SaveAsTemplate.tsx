import { Anchor, Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import { CreateTemplateFromIdDocument } from '#api/operations/template.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { tellLeftOut } from '#activity/copyInput/tellLeftOut.ts'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { ExportWay } from './ExportWay.tsx'
import classes from './ExportDialog.module.css'
import { exportText } from './exportText.ts'

export interface SaveAsTemplateProps {
  isOffline: boolean
  onClose: () => void
}

/** Saves the session as a template, and offers to open it. */
export function SaveAsTemplate({ isOffline, onClose }: SaveAsTemplateProps) {
  const text = useText(exportText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const call = useCall()
  // The id is created once, so that a retry after a lost response creates no second template (idempotent).
  const [newTemplateId] = useState(newId)
  const [templateId, setTemplateId] = useState<WorkshopId | null>(null)
  const save = useAct(async () => {
    const { createTemplateFromId } = await call(CreateTemplateFromIdDocument, {
      id: workshopId,
      newId: newTemplateId,
    })
    setTemplateId(createTemplateFromId.workshop?.id ?? null)
    announce(text.templateSaved)
    tellLeftOut(createTemplateFromId.leftOut)
  }, messageOf)
  return (
    <ExportWay icon={<IconTemplate size={24} />} name={text.template} about={text.templateHint}>
      {templateId === null ? (
        <Button
          variant="default"
          aria-label={text.template}
          disabled={isOffline || save.isBusy}
          onClick={() => void save.run()}
        >
          {ui.save}
        </Button>
      ) : (
        <p className={classes.done}>
          {text.templateSaved}
          <Anchor component={Link} to={lobbyPath(templateId)} onClick={onClose}>
            {text.openTemplate}
          </Anchor>
        </p>
      )}
      <MistakeAlert message={save.mistake} />
    </ExportWay>
  )
}
