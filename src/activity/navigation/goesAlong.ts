import { createContext } from 'react'

/** Whether this screen goes along with the latest move of the room: participants do, facilitators by choice. SPEC S5, S11 */
export const GoesAlongContext = createContext(true)
