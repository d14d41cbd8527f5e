/** Reminders of all deadlines of a room. */
export const listRemindersRoute = "GET /api/notifications/rooms/:id/reminders";
export const acknowledgeReminderRoute = "POST /api/notifications/reminders/:id/acknowledgement";
