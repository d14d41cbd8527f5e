/** Of a consumer's queue. They never change: RabbitMQ refuses a queue that is there with others. */
export declare const queueArguments: (dead: string) => {
    "x-queue-type": string;
    "x-single-active-consumer": boolean;
    "x-delivery-limit": number;
    "x-dead-letter-exchange": string;
    "x-dead-letter-routing-key": string;
    "x-dead-letter-strategy": string;
    "x-overflow": string;
};
