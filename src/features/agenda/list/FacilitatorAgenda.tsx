import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd'
import type { DraggableProvidedDragHandleProps, DropResult, ResponderProvided } from 'react-beautiful-dnd'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { AgendaEntry } from './AgendaEntry.tsx'
import { NewActivityMenu } from '../choose/NewActivityMenu.tsx'
import { PartMenu } from './PartMenu.tsx'
import { ShowAgendaSwitch } from './ShowAgendaSwitch.tsx'
import { buildText } from '../buildText.ts'
import { useAgendaActs } from '../useAgendaActs.ts'
import classes from '../Agenda.module.css'

/** The agenda for facilitators, with controls to add, order, hide and show activities. */
export function FacilitatorAgenda({ choices }: { choices: readonly ActivityChoice[] }) {
  const text = useText(buildText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { state, agenda, workshop } = useStateDocument()
  const mayBuild = useMayDo('build')
  const acts = useAgendaActs()
  // The list is frozen during a drag: an incoming change would shift the indexes and move another activity.
  const [frozen, setFrozen] = useState<AgendaPart[] | null>(null)
  const parts = frozen ?? acts.parts
  // Nobody is in a template, so it presents nothing, the lobby neither.
  const presented = workshop.template ? undefined : presentedPart(state, agenda)

  const drop = ({ draggableId, destination }: DropResult): void => {
    const seen = parts
    setFrozen(null)
    // Another facilitator may have deleted it during the drag.
    const part = acts.parts.find(({ id }) => id === draggableId)
    if (part && destination && seen.findIndex(({ id }) => id === part.id) !== destination.index)
      void acts.move(part, destination.index, seen)
  }
  /** Alt with an arrow key moves the focused activity. */
  const moveByKey = (event: KeyboardEvent, part: AgendaPart, place: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const to = place + step
    if (!event.altKey || step === 0 || acts.whyNot !== null || to < 0 || to >= parts.length) return
    event.preventDefault()
    const focused = document.activeElement
    void acts.move(part, to)
    // Moving the line may remove and insert its element, which loses the focus.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus())
  }
  return (
    <>
      {mayBuild && <NewActivityMenu choices={choices} acts={acts} />}
      <nav aria-label={text.agenda}>
        <AgendaEntry to={lobbyPath(workshopId)} label={ui.lobby} isPresented={presented === null} />
        {parts.length > 0 && <h2 className={classes.section}>{text.activities}</h2>}
        <DragDropContext
          dragHandleUsageInstructions={text.dragHint}
          onBeforeCapture={() => setFrozen(acts.parts)}
          onDragStart={sayNothing}
          onDragUpdate={sayNothing}
          onDragEnd={(result, provided) => {
            sayNothing(result, provided)
            drop(result)
          }}
        >
          <Droppable droppableId="agenda">
            {(droppable) => (
              <ol
                className={classes.list}
                ref={droppable.innerRef}
                {...droppable.droppableProps}
                data-list="agenda"
              >
                {parts.map((part, position) => (
                  <Draggable
                    key={part.id}
                    draggableId={part.id}
                    index={position}
                    isDragDisabled={acts.whyNot !== null}
                    disableInteractiveElementBlocking
                  >
                    {(draggable, { isDragging }) => (
                      <li
                        ref={draggable.innerRef}
                        {...draggable.draggableProps}
                        {...pointerHandle(draggable.dragHandleProps)}
                        className={`${classes.item} ${isDragging ? classes.dragged : ''}`}
                        data-with-menu
                        data-row={part.id}
                        onKeyDown={(event) => moveByKey(event, part, position)}
                      >
                        <AgendaEntry
                          to={acts.pathOf(part)}
                          label={part.partName || ui.unnamed}
                          number={position + 1}
                          isPresented={part.id === presented?.id}
                          isHidden={part.hidden}
                        />
                        <PartMenu
                          isPresented={part.id === presented?.id}
                          {...{ part, position, choices, acts }}
                        />
                      </li>
                    )}
                  </Draggable>
                ))}
                {droppable.placeholder}
              </ol>
            )}
          </Droppable>
        </DragDropContext>
      </nav>
      {mayBuild && (
        <div className={classes.footer}>
          <ShowAgendaSwitch />
        </div>
      )}
    </>
  )
}

/**
 * Suppresses the library's announcements, which name positions, in English; the new position is announced after the
 * move.
 */
function sayNothing(_drag: object, { announce }: ResponderProvided): void {
  announce('')
}

/**
 * The drag handle without its button role: the line already contains a link and a menu, and the menu moves the activity
 * by keyboard.
 */
function pointerHandle(handle: DraggableProvidedDragHandleProps | null): object {
  if (!handle) return {}
  const { role: _role, tabIndex: _tabIndex, 'aria-describedby': _describedBy, ...rest } = handle
  return rest
}
