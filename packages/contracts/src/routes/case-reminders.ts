export const listCaseRemindersRoute = "GET /api/notifications/cases/:id/reminders";
export const acknowledgeReminderRoute = "POST /api/notifications/reminders/:id/acknowledge";
