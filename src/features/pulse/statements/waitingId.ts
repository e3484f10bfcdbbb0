/** The id of the page element with the statements that wait. */
export const waitingId = 'waiting-statements'
