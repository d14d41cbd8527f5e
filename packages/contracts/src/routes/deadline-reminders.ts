/** Of the room's deadlines. */
export const listRemindersRoute = "GET /api/notifications/rooms/:id/reminders";
export const acknowledgeReminderRoute = "POST /api/notifications/reminders/:id/acknowledgement";
