const methods = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};

/** jsdom knows the dialog element and none of its methods. */
export const provideModalDialogs = () => Object.assign(HTMLDialogElement.prototype, methods);
