import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd'
import type { DraggableProvidedDragHandleProps, DropResult, ResponderProvided } from 'react-beautiful-dnd'
import { lobbyPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import { AgendaEntry } from './AgendaEntry.tsx'
import { NewActivityMenu } from './NewActivityMenu.tsx'
import { PartMenu } from './PartMenu.tsx'
import { ShowAgendaSwitch } from './ShowAgendaSwitch.tsx'
import { buildText } from './buildText.ts'
import { useAgendaActs } from './useAgendaActs.ts'
import classes from './Agenda.module.css'

/** The agenda as facilitators see it: built, ordered, hidden and shown here. */
export function FacilitatorAgenda({ choices }: { choices: readonly ActivityChoice[] }) {
  const text = useText(buildText)
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const mayBuild = useMayDo('build')
  const acts = useAgendaActs()
  // What comes in during a drag would shift the indexes under it and move another activity: the list stands still.
  const [frozen, setFrozen] = useState<AgendaPart[] | null>(null)
  const parts = frozen ?? acts.parts
  const presented = presentedPart(state, agenda)

  const drop = ({ draggableId, destination }: DropResult): void => {
    const seen = parts
    setFrozen(null)
    // Somebody may have deleted it during the drag.
    const part = acts.parts.find(({ id }) => id === draggableId)
    if (part && destination && seen.findIndex(({ id }) => id === part.id) !== destination.index)
      void acts.move(part, destination.index, seen)
  }
  /** Alt with an arrow moves the activity that has the focus. */
  const moveByKey = (event: KeyboardEvent, part: AgendaPart, place: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const to = place + step
    if (!event.altKey || step === 0 || acts.whyNot !== null || to < 0 || to >= parts.length) return
    event.preventDefault()
    const focused = document.activeElement
    void acts.move(part, to)
    // The line may have been taken out and put back in on its way, which loses the focus.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus())
  }
  return (
    <>
      {mayBuild && <NewActivityMenu choices={choices} acts={acts} />}
      <nav aria-label={text.agenda}>
        <AgendaEntry to={lobbyPath(workshopId)} label={text.lobby} isPresented={presented === null} />
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
                {parts.map((part, place) => (
                  <Draggable
                    key={part.id}
                    draggableId={part.id}
                    index={place}
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
                        onKeyDown={(event) => moveByKey(event, part, place)}
                      >
                        <AgendaEntry
                          to={acts.pathOf(part)}
                          label={part.partName || text.unnamed}
                          number={place + 1}
                          isPresented={part.id === presented?.id}
                          isHidden={part.hidden}
                        />
                        <PartMenu
                          isPresented={part.id === presented?.id}
                          {...{ part, place, choices, acts }}
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

/** The library would speak of positions, in English; where an activity went is said when it is there. */
function sayNothing(_drag: object, { announce }: ResponderProvided): void {
  announce('')
}

/**
 * The drag handle without its button role: the line holds a link and a menu already, and the menu is the way to move it
 * with a keyboard.
 */
function pointerHandle(handle: DraggableProvidedDragHandleProps | null): object {
  if (!handle) return {}
  const { role: _role, tabIndex: _tabIndex, 'aria-describedby': _describedBy, ...rest } = handle
  return rest
}
